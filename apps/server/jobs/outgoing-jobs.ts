/** Kinds of jobs that send records to servers of others. Emails have theirs in `mail`. */

/** Sends a visitor's message to another server. */
export const SUBMISSION_WEBHOOK_JOB = 'submission_webhook';

/** Tells the newsletter's provider who has confirmed, and who has left. */
export const NEWSLETTER_JOB = 'newsletter';

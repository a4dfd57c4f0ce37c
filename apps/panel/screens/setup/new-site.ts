/** The site that the wizard has created. */
export type NewSite = {
  /** The setup link's token. */
  readonly token: string;
  /** Id of the home page. */
  readonly homePage: number;
  readonly siteName: string;
  /** The owner's sign-in email, which many use for their business as well. */
  readonly email: string;
};

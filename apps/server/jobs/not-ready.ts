/** Rejection of a job that waits for something the owner has yet to set up; no fault of the server. */
export class NotReady extends Error {
  override readonly name: string = 'NotReady';
}

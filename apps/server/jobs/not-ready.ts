/** Thrown by jobs that need something the owner hasn't set up yet. Not an error of the server. */
export class NotReady extends Error {
  override readonly name: string = 'NotReady';
}

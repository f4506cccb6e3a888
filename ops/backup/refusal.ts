/** A command says in one sentence why it does not do, or did not finish, what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Why the database takes no writes now; null while it does. */
let refusal: Error | null = null

/** Notes that a write was refused for want of room, or by the disk itself. */
export function noteRefusedWrite(error: Error): void {
  refusal ??= error
}

/** What the first write said that was refused; null while writes succeed. */
export const refusedWrite = (): Error | null => refusal

/** A write succeeded again. */
export function noteWrites(): void {
  refusal = null
}

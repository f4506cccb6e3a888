type Listener = (text: string, isSeen?: boolean) => void

let listener: Listener | undefined
let ahead: string[] = []

/** Says something politely to those who listen to the screen. */
export function announce(text: string): void {
  listener?.(text)
}

/** Says it to everybody, on the screen too, for some seconds. */
export function announceSeen(text: string): void {
  listener?.(text, true)
}

/** Says it with the title of the next screen, as one message: two in a row cut each other short. */
export function announceNext(text: string): void {
  ahead = [text]
}

/** A new screen: its title, and what was to be said with it. */
export function announceScreen(title: string): void {
  announce([title, ...ahead].join('. '))
  ahead = []
}

/** Calls `say` with each text. @returns ends that */
export function onAnnounce(say: Listener): () => void {
  listener = say
  return () => {
    listener = undefined
  }
}

/** How long a draft is offered again, in milliseconds: as long as an unsaved picture is kept. */
export const draftLifetime = 24 * 60 * 60 * 1000

/** Whether a draft of that moment is still offered. */
export const isOffered = (savedAt: number, now = Date.now()) =>
  now - savedAt < draftLifetime && savedAt <= now

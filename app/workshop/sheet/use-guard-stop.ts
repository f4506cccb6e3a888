import { useSecondPress } from './use-second-press.ts'

const asking = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('.guard[data-asks]') ?? []),
]

/**
 * Stops a text once while the guard asks about data in it: behind a phone's keyboard nobody has
 * read what it saw.
 */
export function useGuardStop(text: string) {
  const press = useSecondPress(text)
  return {
    isStopped: press.isStopped,
    /** Whether the text may go; else the panel that asks takes the focus. */
    mayGo: (form: HTMLFormElement) => {
      const [first] = asking(form)
      if (!first || press.isAnswer()) return true
      if (!press.isStopped) {
        press.stop()
        first.closest('details')?.setAttribute('open', '')
        first.focus()
      }
      return false
    },
    /** Another panel than the one that was just answered asks too. */
    asksElsewhere: (form: HTMLFormElement | null) => asking(form).length > 1,
  }
}

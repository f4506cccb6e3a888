import type { Act } from './confirm-act.tsx'

type Deletion = {
  /** The acts of the list, which does it. */
  acts: { fields: (intent: 'delete', more: { id: string }) => Record<string, string> }
  id: string
  /** The catalogue's question. */
  question: string
  /** 'la guida', as buttons and sentences name it. */
  what: string
  /** Sentences: what is deleted, what goes with it, and where it stays. */
  detail: readonly string[]
  /** Why it cannot be deleted now; null when it can. */
  refusal?: { title: string; text: string } | null
}

/** The question before a record is deleted, the same on every screen. */
export function deletion({ acts, id, question, what, detail, refusal = null }: Deletion): Act {
  return {
    question: refusal ? refusal.title : question,
    detail: <p>{refusal ? refusal.text : detail.join(' ')}</p>,
    confirmLabel: `Elimina ${what}`,
    cancelLabel: refusal ? 'Ho capito' : `Tieni ${what}`,
    isRefused: refusal !== null,
    fields: acts.fields('delete', { id }),
  }
}

import { useLayoutEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { useOutcome } from '../acts/done-note.tsx'
import { type Former, forgetSlot, formerDrafts, openSlot } from './draft.ts'
import type { FormAnswer } from './form-answer.ts'

type FormState<Value> = {
  /** What it begins with; later changes of the record are not taken over while it is open. */
  record: Value
  /** The version that the next save begins with; null: a new record. */
  base: number | null
  /** The record as it was loaded last. */
  loaded: { record: Value; version: number | null }
  /** Counts how often a draft was taken up: each is another form. */
  turn: number
  /** Counts how often it was stored from here. */
  saves: number
  /** When that was last, in milliseconds; null: not since it was opened. */
  savedAt: number | null
  /** The navigation that told so. */
  key: string
  /** The person's newest draft of before, offered until the form is stored. */
  former: Former | null
  /** Another object for each try to send it. */
  tried: { answer: FormAnswer | null; tries: number }
}

type Arrival<Value> = {
  record: Value
  /** Of the record as it is stored; null for a new one. */
  version: number | null
  /** When it was loaded, in milliseconds. */
  now: number
  answer: FormAnswer | null
  key: string
  done: string | undefined
}

/** Whether an act stored the form that asked for it. */
export const isStored = (done: string | undefined) => done === 'save' || done === 'publish'

const begin = <Value>({ record, version, now, answer, key, done }: Arrival<Value>) => ({
  ...{ record, base: version, loaded: { record, version }, turn: 0, key, former: null },
  ...{ saves: 0, savedAt: isStored(done) ? now : null, tried: { answer, tries: 0 } },
})

/** @returns the same state where nothing has come */
function arrive<Value>(state: FormState<Value>, arrival: Arrival<Value>): FormState<Value> {
  const { record, version, now, answer, key, done } = arrival
  let next = state
  if (answer !== state.tried.answer) next = { ...next, tried: { answer, tries: 0 } }
  // Nobody else changed the record meanwhile.
  const isWithdrawn = done === 'unpublish' && version === (state.base ?? 0) + 1
  // The address of a save that is refused still names the one before it, which was not.
  if (answer === null && state.key !== key && (isStored(done) || isWithdrawn)) {
    const stored = isStored(done) && { saves: state.saves + 1, savedAt: now, former: null }
    next = { ...next, ...stored, base: version, key }
  }
  if (version === state.loaded.version) return next
  // What changed since stands not in this form: who writes here hears of nothing, and loses nothing.
  const isSame = JSON.stringify(record) === JSON.stringify(state.loaded.record)
  const base = isSame && next.base === state.loaded.version ? version : next.base
  return { ...next, loaded: { record, version }, base }
}

const change = <Value>(state: FormState<Value>, changed: Partial<FormState<Value>>) => ({
  ...state,
  ...changed,
})

/**
 * Stored from here, or withdrawn, a record has another version, which is the base of the next save;
 * its form stays as it is. What was typed before and not saved is offered; what is typed beside the
 * offer is kept apart from it.
 * @param ownerId whose drafts are offered; null: nobody's
 */
export function useFormState<Value>(
  shown: Omit<Arrival<Value>, 'key' | 'done'>,
  ownerId: string | null,
) {
  const { key, pathname } = useLocation()
  const [path] = useState(pathname)
  const arrival = { ...shown, key, done: useOutcome()?.done }
  const [state, tell] = useReducer(change<Value>, arrival, begin)
  const next = arrive(state, arrival)
  if (next !== state) tell(next)
  const newest = () => formerDrafts(path, ownerId)[0] ?? null
  // Before the form keeps what it begins with.
  useLayoutEffect(() => {
    openSlot(path)
    tell({ former: formerDrafts(path, ownerId)[0] ?? null })
  }, [path, ownerId])
  /** The draft that is offered is taken up, or given up. */
  const take = (taken: (former: Former) => Partial<FormState<Value>>) => {
    const { former } = state
    if (!former) return
    forgetSlot(former.slot)
    const changed = taken(former)
    tell({ ...changed, former: newest() })
  }
  return {
    ...state,
    isSaved: isStored(arrival.done),
    isOutdated: shown.version !== state.base,
    sent: () => tell({ tried: { ...state.tried, tries: state.tried.tries + 1 } }),
    /** The form goes on with the draft: what was typed since is offered next. */
    resume: (read: (draft: Former) => Value) =>
      take((former) => {
        openSlot(path)
        return { record: read(former), base: former.version, turn: state.turn + 1 }
      }),
    discard: () => take(() => ({})),
  }
}

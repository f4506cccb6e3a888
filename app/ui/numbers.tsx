import { Fragment } from 'react'
import { Addresses } from './addresses.tsx'

/**
 * The services that our texts name by number: emergencies, blocking a card, booking a visit. Only
 * these: a number in the message of a scene may be a swindler's. A short one has its article before
 * it, so that '112 euro' stays a sum.
 */
const services =
  /(\b[ia]l |: )(112|114|1522|116117)(?!\d)|(800 15 16 16|800 00 33 22|800 883 300|800 638 638|02 999 599|02 2327 2327)(?!\d)/

/** A number to tap. */
export function Tel({ number }: { number: string }) {
  return (
    <a className="whitespace-nowrap" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  )
}

/** A text of ours in which the numbers of services can be tapped. */
export function Numbers({ text }: { text: string }) {
  // Of each four parts: words, what stands before a short number, a short number, a long one.
  const parts = text.split(services)
  return parts.map((part = '', at) => {
    const isNumber = at % 4 > 1 && part !== ''
    const shown = isNumber ? <Tel number={part} /> : <Addresses text={part} />
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name, and stays
    return <Fragment key={at}>{shown}</Fragment>
  })
}

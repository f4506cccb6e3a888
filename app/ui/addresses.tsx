import { Fragment } from 'react'

/** Where an address may go on in the next line: browsers know the hyphen themselves. */
const joint = /([a-z\d][./@])(?=[a-z])/i

/**
 * Text whose addresses break between their parts alone: who reads one sees every name of it whole.
 */
export function Addresses({ text }: { text: string }) {
  // Every other part is what the pattern caught: a letter with the sign after it.
  return text.split(joint).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name, and stays
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ),
  )
}

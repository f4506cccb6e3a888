import type { FieldMetadata } from '@conform-to/react'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A list of a form as its sections know it; what its schema leaves out is an empty one. */
export type ListMetadata<Item> = FieldMetadata<Item[] | undefined> & {
  getFieldList: () => FieldMetadata<Item>[]
}

/** A list and what is wrong with it as a whole; the summary of errors leads here. */
// biome-ignore lint/suspicious/noExplicitAny: any list; only its id and errors are shown
export function ListOf({ list, children }: { list: FieldMetadata<any>; children: ReactNode }) {
  const error = list.errors?.[0]
  return (
    <div id={list.id} tabIndex={-1} className="field">
      {error && (
        <p className="err">
          <TriangleAlert aria-hidden="true" className="i" />
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** @param isSaid announced when they appear; a set has too many blocks for that */
export function Warnings({ warnings, isSaid = false }: { warnings: string[]; isSaid?: boolean }) {
  return (
    <div aria-live={isSaid ? 'polite' : undefined} className="gap-warnings">
      {warnings.map((warning) => (
        <p key={warning} className="small">
          <TriangleAlert aria-hidden="true" className="i" />
          {warning}
        </p>
      ))}
    </div>
  )
}

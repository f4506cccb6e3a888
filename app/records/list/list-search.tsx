import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type ListSearchProps = {
  /** 'Cerca tra le guide'. */
  label: string
  placeholder: string
  /** What is searched for now. */
  query: string
  maxLength: number
  /** SelectFields that narrow the list, and hidden fields to keep. */
  children?: ReactNode
}

/**
 * Search and filters of a list as a form that asks for the same address: the search is the
 * parameter `q`. A filter takes effect at once where the
 * browser can do that (Safari since 16); 'Cerca' is there for the others.
 */
export function ListSearch({ label, placeholder, query, maxLength, children }: ListSearchProps) {
  return (
    <div className="list-place">
      <Form
        method="get"
        role="search"
        className="list-search"
        preventScrollReset
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit?.()
        }}
      >
        <Field label={label} id="q">
          {(control) => (
            <input
              {...control}
              // A search that another address carries is another field.
              key={query}
              type="search"
              name="q"
              defaultValue={query}
              placeholder={placeholder}
              maxLength={maxLength}
            />
          )}
        </Field>
        {children}
        {/* Never busy: a search asked for while another loads takes its place. */}
        <Button icon={<Search aria-hidden="true" className="i" />}>Cerca</Button>
      </Form>
    </div>
  )
}

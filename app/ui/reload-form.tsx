import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'

/** `whole`: the browser loads the document again; else the screen's data come anew. */
export function ReloadForm({ whole = false, children }: { whole?: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const parameters = [...new URLSearchParams(search)]
  return (
    <Form method="get" action={pathname} reloadDocument={whole} replace preventScrollReset>
      {parameters.map(([name, value], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is fixed
        <input key={position} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn main">
        {children}
      </button>
    </Form>
  )
}

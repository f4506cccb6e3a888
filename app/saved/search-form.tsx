import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { savedLimits } from './saved.ts'
import { filterWords, type SavedView, sortWords } from './saved-view.ts'

/** How long typing must rest before the list follows, in milliseconds. */
const pause = 350

/** Search as a form of the address: works without script, and by itself with it. */
export function SearchForm({ view, isBusy }: { view: SavedView; isBusy: boolean }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useFieldFollows(form, view.query)

  const send = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) submit(form.current, { replace: true, preventScrollReset: true })
    }, pause)
  }

  return (
    <Form
      ref={form}
      method="get"
      action={view.place}
      role="search"
      replace
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
      className="flex flex-wrap items-end gap-x-2 gap-y-4 md:gap-4"
    >
      {view.filter !== 'all' && (
        <input type="hidden" name="filtro" value={filterWords[view.filter]} />
      )}
      {view.sort !== 'newest' && <input type="hidden" name="ordine" value={sortWords[view.sort]} />}
      {view.tag !== null && <input type="hidden" name="tag" value={view.tag} />}
      <TextField
        label="Cerca nelle tue risposte"
        type="search"
        className="min-w-0 grow basis-24 md:basis-64"
        name="q"
        defaultValue={view.query}
        maxLength={savedLimits.search}
        autoComplete="off"
        onInput={send}
      />
      <Button busy={isBusy} icon={<Search aria-hidden="true" className="i" />}>
        Cerca
      </Button>
    </Form>
  )
}

/** 'Indietro' and links change what is searched for: the field shows it unless someone types. */
function useFieldFollows(form: React.RefObject<HTMLFormElement | null>, query: string) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = query
  }, [form, query])
}

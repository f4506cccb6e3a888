import { useField } from '@conform-to/react'
import { Eye, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SetPreviewCard } from '../../workshop/folds/set-preview-card.tsx'
import { previewedBlocks, previewedTemplates } from './previewed.ts'
import type { PromptSetRecord } from './prompt-set-record.ts'

/** Wide enough for form and preview side by side. */
const besideForm = '(width >= 75rem)'

/**
 * 'Anteprima': the set as learners get it, following what is typed. Beside the form where there is
 * room, else over it. It stands outside of the form, so that its fields are not the form's.
 */
export function SetPreview({ professionId }: { professionId: string }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        type="button"
        icon={<Eye aria-hidden="true" className="i" />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Anteprima
      </Button>
      {isOpen && createPortal(<Panel professionId={professionId} onClose={close} />, document.body)}
    </>
  )
}

function Panel({ professionId, onClose }: { professionId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { Card, isFailed } = usePreviewCard()
  const [blocks] = useField<PromptSetRecord['blocks']>('blocks')
  const [templates] = useField<PromptSetRecord['templates']>('templates')
  // Closed before it is taken away, so that the keyboard's place returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (matchMedia(besideForm).matches) element?.show()
    else element?.showModal()
    return () => element?.close()
  }, [])
  const shown = {
    blocks: previewedBlocks(blocks.value),
    templates: previewedTemplates(templates.value),
  }
  const isEmpty = shown.blocks.length + shown.templates.length === 0
  return (
    <dialog
      ref={dialog}
      className="set-preview"
      aria-labelledby="anteprima"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="row justify-between">
        <h2 id="anteprima">Anteprima</h2>
        <Button
          type="button"
          size="small"
          icon={<X aria-hidden="true" className="i" />}
          onClick={onClose}
        >
          Chiudi
        </Button>
      </div>
      <p className="small soft">Così lo vede chi usa la Fucina. Prova a premere e a scrivere.</p>
      {isEmpty ? (
        <p>Scrivi un blocco o un template: compare qui.</p>
      ) : Card ? (
        <Card professionId={professionId} {...shown} />
      ) : isFailed ? (
        <Note kind="bad" role="alert">
          L'anteprima non si carica. Chiudila e aprila di nuovo.
        </Note>
      ) : (
        <Skeleton lines={4} label="Arriva tra poco." />
      )}
    </dialog>
  )
}

/** The workshop's own code, fetched with the first preview. */
function usePreviewCard() {
  const [Card, setCard] = useState<typeof SetPreviewCard | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    import('../../workshop/folds/set-preview-card.tsx').then(
      (loaded) => setCard(() => loaded.SetPreviewCard),
      () => setFailed(true),
    )
  }, [])
  return { Card, isFailed }
}

import type { ComponentProps, KeyboardEvent } from 'react'
import { TextArea } from '../../ui/field.tsx'

/** Letters of a line on a narrow phone, for browsers that do not size a field by its content. */
const lineLength = 28

type GrowingFieldProps = ComponentProps<typeof TextArea> & { value: string }

/** A line that grows, so that a long text is seen whole. As in a field of one line, Enter sends. */
export function GrowingField({ value, ...rest }: GrowingFieldProps) {
  return (
    <TextArea
      {...rest}
      className="growing"
      enterKeyHint="send"
      autoComplete="off"
      rows={Math.ceil((value.length + 1) / lineLength)}
      value={value}
      onKeyDown={sendByEnter}
    />
  )
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  // `requestSubmit` is younger than the oldest browsers of ours.
  event.currentTarget.form?.querySelector<HTMLButtonElement>('.btn:not([type="button"])')?.click()
}

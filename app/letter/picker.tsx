import type { ReactNode } from 'react'
import { type ButtonLooks, buttonClass } from '../ui/button.tsx'

/** What a file field offers: photos, PDFs, or both. */
export const photos = 'image/*'
export const pdfs = '.pdf,application/pdf'

type PickerProps = ButtonLooks & {
  label: ReactNode
  className: string
  accept: string
  capture?: 'environment'
  multiple?: boolean
  onPick: (files: File[]) => void
}

/** A file field that looks like a button. */
export const Picker = ({ label, className, icon, kind, size, onPick, ...input }: PickerProps) => (
  <label className={buttonClass({ kind, size }, `pick ${className}`)}>
    {icon}
    <span>{label}</span>
    <input
      type="file"
      {...input}
      className="vh"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file may be chosen again.
        target.value = ''
        onPick(files)
      }}
    />
  </label>
)

import { useEffect, useState } from 'react'

type Listener = (text: string) => void

let listener: Listener | undefined

/** Says something politely to those who listen to the screen. */
export function announce(text: string): void {
  listener?.(text)
}

/** The one region that speaks; always in the document, mostly empty. */
export function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    listener = (next) => {
      // The same words twice are announced twice only when the region was empty in between.
      setText('')
      clearTimeout(timer)
      timer = setTimeout(() => setText(next), 100)
    }
    return () => {
      clearTimeout(timer)
      listener = undefined
    }
  }, [])
  return (
    <div className="vh" role="status">
      {text}
    </div>
  )
}

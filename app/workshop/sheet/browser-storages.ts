import { isSharedDevice } from '../../ui/shared-device.ts'
import type { DraftStorage } from './sheet-draft.ts'

export type StorageName = 'sessionStorage' | 'localStorage'

/** The browser's storage of that name, in a list; none when it is closed or outlasts the visit. */
export function opened(name: StorageName): DraftStorage[] {
  if (name === 'localStorage' && isSharedDevice()) return []
  try {
    return [window[name]]
  } catch {
    return []
  }
}

/**
 * Where the workshop's draft is kept: the tab's own storage, and for who is signed in the browser's
 * too, so that the next visit finds it. On a shared device a visitor's words end with the tab.
 */
export const workshopStorages = (ownerId: string | null): DraftStorage[] => [
  ...opened('sessionStorage'),
  ...(ownerId === null ? [] : opened('localStorage')),
]

/** Where one of several drafts is kept until the tab is closed; `name` tells it from the others. */
export const tabStorages = (name: string): DraftStorage[] =>
  opened('sessionStorage').map((storage) => ({
    getItem: (key) => storage.getItem(`${key}:${name}`),
    setItem: (key, value) => storage.setItem(`${key}:${name}`, value),
    removeItem: (key) => storage.removeItem(`${key}:${name}`),
  }))

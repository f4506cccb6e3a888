import { useNavigation, useRevalidator } from 'react-router'
import { useWhileSeen } from '../../ui/use-while-seen.ts'

const milliseconds = 15_000

/** Loads the open screen's figures again now and then, while it is seen. */
export function useCounted(): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  useWhileSeen(milliseconds, () => {
    // A load under way would be thrown away and begun anew.
    if (state === 'idle' && navigation.state === 'idle') void revalidate()
  })
}

/** Somebody signed in, as far as every screen shows it. */
export type PublicUser = { name: string; role: 'customer' | 'admin' }

export type Entry = { to: string; label: string }

/** Entries of the navigation bar, in order; signing in and out stand after them. */
export function navigationEntries(user: PublicUser | null): Entry[] {
  if (!user) return [{ to: '/', label: 'Home' }]
  return [
    { to: '/', label: 'Home' },
    { to: '/prompts', label: 'Fucina Prompts' },
    { to: '/guides', label: 'Guide' },
    { to: '/tools', label: 'Strumenti AI' },
    { to: '/dashboard', label: 'Dashboard' },
    ...(user.role === 'admin' ? [{ to: '/admin', label: 'Amministrazione' }] : []),
  ]
}

/** Quick links of the footer: nothing that would send a visitor to the sign-in. */
export function footerEntries(user: PublicUser | null): Entry[] {
  return [
    { to: '/', label: 'Home' },
    { to: '/prompts', label: 'Fucina Prompts' },
    ...(user
      ? [
          { to: '/guides', label: 'Guide' },
          { to: '/tools', label: 'Strumenti AI' },
        ]
      : [{ to: '/login', label: 'Accedi' }]),
  ]
}

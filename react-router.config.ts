import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  // What a route loads and sends in the browser comes with its screen, not as a file beside it.
  splitRouteModules: false,
} satisfies Config

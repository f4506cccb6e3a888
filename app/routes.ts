import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, in the order of the specification's route table. */
export default [
  index('home/home.route.tsx'),
  route('login', 'account/login.route.tsx'),
  layout('account/users-only.route.tsx', [
    route('dashboard', 'dashboard/dashboard.route.tsx'),
    route('guides', 'guides/guides.route.tsx'),
    route('guides/:id', 'guides/guide.route.tsx'),
    route('tools', 'tools/tools.route.tsx'),
    route('tools/:id', 'tools/tool.route.tsx'),
    route('professions/:id', 'professions/profession.route.tsx'),
    route('saved-searches', 'saved/saved-list.route.tsx'),
    route('saved-searches/:id', 'saved/saved-response.route.tsx'),
  ]),
  route('prompts', 'workshop/workshop.route.tsx'),
  route('onboarding', 'onboarding/onboarding.route.tsx'),
  route('privacy', 'legal/privacy.route.tsx'),
  route('terms', 'legal/terms.route.tsx'),
  route('cookies', 'legal/cookies.route.tsx'),
  route('admin', 'admin/admin.route.tsx'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig

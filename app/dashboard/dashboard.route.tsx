export const meta = () => [{ title: 'Dashboard · Fucina' }]

export default function Plain() {
  return <h1>Dashboard</h1>
}

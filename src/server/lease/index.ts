export { planLease, saveLease } from './apply.ts'
export { followLease, purgeApplicants, withdrawLease } from './decide.ts'
export { leaseRoutes } from './routes.ts'
export { lenderSandboxRoutes } from './sandbox.ts'

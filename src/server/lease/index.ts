export { planLease, saveLease } from './apply.ts'
export { checkLease, purgeApplicants, withdrawLease } from './decide.ts'
export { createLeaseRoutes } from './routes.ts'
export { createLenderSandboxRoutes } from './sandbox.ts'

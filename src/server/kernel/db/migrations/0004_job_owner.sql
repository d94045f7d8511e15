ALTER TABLE "jobs" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failed_at" timestamp with time zone;
ALTER TABLE "stays" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "departed_at" timestamp with time zone;
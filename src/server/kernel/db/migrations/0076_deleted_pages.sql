ALTER TABLE "promotions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "deleted_at" timestamp with time zone;
ALTER TABLE "messages" ADD COLUMN "locale" text DEFAULT 'mn' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "goods" jsonb;
DROP INDEX "messages_due";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("channel","bulk","due_at","id") WHERE "messages"."sent_at" IS NULL;
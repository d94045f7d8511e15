ALTER TABLE "entries" DROP CONSTRAINT "entries_slug";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_slug" ON "entries" USING btree ("kind","slug") WHERE "entries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "entries_kind_slug" ON "entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "entries_deleted" ON "entries" USING btree ("deleted_at") WHERE "entries"."deleted_at" IS NOT NULL;
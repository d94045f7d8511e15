ALTER TABLE "refund_cases" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "doubled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "doubled_amount" bigint;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "double_outcome" text;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "double_settled_by" integer;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_double_settled_by_users_id_fk" FOREIGN KEY ("double_settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_cases_doubled" ON "refund_cases" USING btree ("doubled_at") WHERE "refund_cases"."doubled_at" IS NOT NULL;
--> statement-breakpoint
-- Refunds whose process ended while it called the provider: the job asks again.
INSERT INTO "jobs" ("kind", "subject", "run_at")
SELECT 'continue_refund', "id"::text, now() FROM "refund_cases" WHERE "state" = 'open' AND "claimed_until" IS NOT NULL
ON CONFLICT DO NOTHING;

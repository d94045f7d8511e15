CREATE TABLE "payment_allocations" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund_cases" DROP CONSTRAINT "refund_cases_entry_id_unique";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "item_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "ship_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refund_cases" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_once" UNIQUE("entry_id","reason");--> statement-breakpoint
-- Tables of payments and stock do not name orders in code; their foreign keys stand here and in 0000.
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");--> statement-breakpoint
-- Until now one charge paid for an order as a whole.
INSERT INTO "payment_allocations" ("entry_id", "order_id", "amount", "created_at")
SELECT e."id", o."id", e."amount", coalesce(o."placed_at", e."created_at") FROM "orders" o JOIN "ledger_entries" e ON e."id" = o."paid_entry_id";--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'apply_payments' WHERE "kind" = 'answer_charges';

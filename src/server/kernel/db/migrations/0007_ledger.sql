CREATE TABLE "ledger_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"user_id" integer,
	"order_id" integer,
	"provider" text,
	"debits_pending" bigint DEFAULT 0 NOT NULL,
	"debits_posted" bigint DEFAULT 0 NOT NULL,
	"credits_pending" bigint DEFAULT 0 NOT NULL,
	"credits_posted" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("kind","currency","user_id","order_id","provider"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_limit" CHECK ("ledger_accounts"."kind" IN ('clearing', 'revenue', 'expense') OR "ledger_accounts"."debits_pending" + "ledger_accounts"."debits_posted" <= "ledger_accounts"."credits_posted"),
	CONSTRAINT "ledger_accounts_pending" CHECK ("ledger_accounts"."debits_pending" >= 0 AND "ledger_accounts"."credits_pending" >= 0),
	CONSTRAINT "ledger_accounts_kind" CHECK (CASE WHEN "ledger_accounts"."kind" IN ('wallet', 'gift_wallet', 'bonus', 'points') THEN "ledger_accounts"."user_id" IS NOT NULL AND "ledger_accounts"."order_id" IS NULL AND "ledger_accounts"."provider" IS NULL WHEN "ledger_accounts"."kind" IN ('order', 'refunds_due') THEN "ledger_accounts"."order_id" IS NOT NULL AND "ledger_accounts"."user_id" IS NULL AND "ledger_accounts"."provider" IS NULL ELSE "ledger_accounts"."user_id" IS NULL AND "ledger_accounts"."order_id" IS NULL AND ("ledger_accounts"."kind" = 'clearing') = ("ledger_accounts"."provider" IS NOT NULL) END)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'single' NOT NULL,
	"debit_account_id" integer NOT NULL,
	"credit_account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"code" text NOT NULL,
	"pending_id" bigint,
	"expires_at" timestamp with time zone,
	"linked_to" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_pending" UNIQUE("pending_id"),
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_accounts" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id"),
	CONSTRAINT "ledger_transfers_kind" CHECK (("ledger_transfers"."kind" IN ('post_pending', 'void_pending')) = ("ledger_transfers"."pending_id" IS NOT NULL) AND ("ledger_transfers"."kind" = 'pending') = ("ledger_transfers"."expires_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_pending_id_ledger_transfers_id_fk" FOREIGN KEY ("pending_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_linked_to_ledger_transfers_id_fk" FOREIGN KEY ("linked_to") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit" FOREIGN KEY ("debit_account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit" FOREIGN KEY ("credit_account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Tables of payments and of the ledger do not name orders in code; their foreign keys are in the migrations.
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
-- The only writer of an account's totals. Both accounts are locked in the order of their ids.
CREATE FUNCTION "ledger_apply_transfer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "pending" "ledger_transfers"%ROWTYPE;
  "reserved" bigint := 0;
  "released" bigint := 0;
  "posted" bigint := 0;
BEGIN
  PERFORM 1 FROM "ledger_accounts" WHERE "id" IN (NEW."debit_account_id", NEW."credit_account_id")
    AND "kind" NOT IN ('clearing', 'revenue', 'expense') ORDER BY "id" FOR NO KEY UPDATE;
  IF NEW."kind" = 'pending' THEN
    "reserved" := NEW."amount";
  ELSIF NEW."kind" = 'single' THEN
    "posted" := NEW."amount";
  ELSE
    SELECT * INTO "pending" FROM "ledger_transfers" WHERE "id" = NEW."pending_id";
    IF "pending"."kind" <> 'pending' OR "pending"."debit_account_id" <> NEW."debit_account_id"
      OR "pending"."credit_account_id" <> NEW."credit_account_id" OR NEW."amount" > "pending"."amount" THEN
      RAISE EXCEPTION 'Transfer % does not end pending transfer %.', NEW."id", NEW."pending_id"
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_ends_pending';
    END IF;
    IF NEW."kind" = 'post_pending' AND "pending"."expires_at" <= NEW."created_at" THEN
      RAISE EXCEPTION 'Pending transfer % has expired.', NEW."pending_id"
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_expired';
    END IF;
    "released" := "pending"."amount";
    IF NEW."kind" = 'post_pending' THEN "posted" := NEW."amount"; END IF;
  END IF;
  UPDATE "ledger_accounts" SET "debits_pending" = "debits_pending" + "reserved" - "released", "debits_posted" = "debits_posted" + "posted"
    WHERE "id" = NEW."debit_account_id" AND "kind" NOT IN ('clearing', 'revenue', 'expense');
  UPDATE "ledger_accounts" SET "credits_pending" = "credits_pending" + "reserved" - "released", "credits_posted" = "credits_posted" + "posted"
    WHERE "id" = NEW."credit_account_id" AND "kind" NOT IN ('clearing', 'revenue', 'expense');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_apply" AFTER INSERT ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "ledger_apply_transfer"();
--> statement-breakpoint
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Transfers are never changed or deleted: correct one by another transfer.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_immutable" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME TO "payment_sessions";
--> statement-breakpoint
ALTER TABLE "payment_sessions" RENAME COLUMN "turn" TO "sequence";
--> statement-breakpoint
ALTER TABLE "payment_sessions" RENAME CONSTRAINT "payment_attempts_invoice" TO "payment_sessions_invoice";
--> statement-breakpoint
ALTER INDEX "payment_attempts_order" RENAME TO "payment_sessions_order";
--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "reservation_id" bigint;
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"session_id" uuid,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"refund_total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "charges_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" > 0),
	CONSTRAINT "charges_refund_total" CHECK ("charges"."refund_total" BETWEEN 0 AND "charges"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"case_id" integer,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_session_id_payment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_reservation_id_ledger_transfers_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_case_id_refund_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."refund_cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Charges keep their numbers. Until now one was applied where it paid for its order or had a refund case.
INSERT INTO "charges" ("id", "order_id", "session_id", "provider", "provider_ref", "amount", "currency", "paid_at", "created_at", "applied_at")
SELECT e."id", e."order_id", e."attempt_id", e."provider", e."provider_ref", e."amount", e."currency", e."paid_at", e."created_at",
  coalesce((SELECT a."created_at" FROM "payment_allocations" a WHERE a."entry_id" = e."id"),
    (SELECT min(r."created_at") FROM "refund_cases" r WHERE r."entry_id" = e."id"))
FROM "ledger_entries" e WHERE e."kind" = 'charge';
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('charges', 'id'), max("id")) FROM "charges" HAVING max("id") IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund_cases" DROP CONSTRAINT "refund_cases_once";
--> statement-breakpoint
ALTER TABLE "refund_cases" DROP CONSTRAINT "refund_cases_entry_id_ledger_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "refund_cases" RENAME COLUMN "entry_id" TO "charge_id";
--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A refund of a provider has the number of its charge; one by hand has the bank's, and closed a case of the same amount.
INSERT INTO "refunds" ("order_id", "charge_id", "case_id", "provider", "provider_ref", "amount", "currency", "created_at")
SELECT e."order_id", coalesce(same."id", r."charge_id", session."id"), r."id", e."provider", e."provider_ref", e."amount", e."currency", e."created_at"
FROM "ledger_entries" e
LEFT JOIN "charges" same ON same."provider" = e."provider" AND same."provider_ref" = e."provider_ref"
LEFT JOIN LATERAL (
  SELECT c."id", c."charge_id" FROM "refund_cases" c JOIN "charges" h ON h."id" = c."charge_id"
  WHERE c."state" = 'done' AND h."session_id" = e."attempt_id" AND (h."id" = same."id" OR same."id" IS NULL AND c."amount" = e."amount")
  ORDER BY abs(extract(epoch FROM c."done_at" - e."created_at")), c."id" LIMIT 1
) r ON true
LEFT JOIN LATERAL (SELECT h."id" FROM "charges" h WHERE h."session_id" = e."attempt_id" ORDER BY h."id" LIMIT 1) session ON true
WHERE e."kind" = 'refund';
--> statement-breakpoint
-- What a provider sent back beyond the cases of its charge was taken from the order.
INSERT INTO "refund_cases" ("order_id", "charge_id", "amount", "reason", "state", "created_at", "due_on", "done_at")
SELECT h."order_id", h."id", h."amount" - coalesce(sum(c."amount"), 0), 'by_provider', 'done', min(r."created_at"), (min(r."created_at") AT TIME ZONE 'UTC')::date, min(r."created_at")
FROM "refunds" r JOIN "charges" h ON h."id" = r."charge_id" AND h."provider" = r."provider" AND h."provider_ref" = r."provider_ref"
LEFT JOIN "refund_cases" c ON c."charge_id" = h."id"
GROUP BY h."id" HAVING h."amount" > coalesce(sum(c."amount"), 0);
--> statement-breakpoint
UPDATE "charges" SET "refund_total" = c."total", "applied_at" = coalesce("applied_at", c."first")
FROM (SELECT "charge_id", sum("amount") AS "total", min("created_at") AS "first" FROM "refund_cases" GROUP BY "charge_id") c WHERE c."charge_id" = "charges"."id";
--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "currency", "provider")
SELECT DISTINCT 'clearing', "currency", "provider" FROM (SELECT "currency", "provider" FROM "charges" UNION SELECT "currency", "provider" FROM "refunds") p;
--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "currency", "order_id")
SELECT DISTINCT k."kind", c."currency", c."order_id" FROM "charges" c CROSS JOIN (VALUES ('order'), ('refunds_due')) k("kind");
--> statement-breakpoint
INSERT INTO "ledger_transfers" ("debit_account_id", "credit_account_id", "currency", "amount", "code", "created_at")
SELECT f."id", t."id", c."currency", c."amount", 'charge', c."created_at" FROM "charges" c
JOIN "ledger_accounts" f ON f."kind" = 'clearing' AND f."provider" = c."provider" AND f."currency" = c."currency"
JOIN "ledger_accounts" t ON t."kind" = 'order' AND t."order_id" = c."order_id" AND t."currency" = c."currency" ORDER BY c."id";
--> statement-breakpoint
INSERT INTO "ledger_transfers" ("debit_account_id", "credit_account_id", "currency", "amount", "code", "created_at")
SELECT f."id", t."id", c."currency", r."amount", 'refund_due', r."created_at" FROM "refund_cases" r JOIN "charges" c ON c."id" = r."charge_id"
JOIN "ledger_accounts" f ON f."kind" = 'order' AND f."order_id" = c."order_id" AND f."currency" = c."currency"
JOIN "ledger_accounts" t ON t."kind" = 'refunds_due' AND t."order_id" = c."order_id" AND t."currency" = c."currency" ORDER BY r."id";
--> statement-breakpoint
INSERT INTO "ledger_transfers" ("debit_account_id", "credit_account_id", "currency", "amount", "code", "created_at")
SELECT f."id", t."id", r."currency", r."amount", 'refund', r."created_at" FROM "refunds" r
JOIN "ledger_accounts" f ON f."kind" = 'refunds_due' AND f."order_id" = r."order_id" AND f."currency" = r."currency"
JOIN "ledger_accounts" t ON t."kind" = 'clearing' AND t."provider" = r."provider" AND t."currency" = r."currency" ORDER BY r."id";
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "paid_entry_id" TO "paid_charge_id";
--> statement-breakpoint
DROP TABLE "payment_allocations";
--> statement-breakpoint
DROP TABLE "ledger_entries";
--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_amount" CHECK ("refund_cases"."amount" > 0);
--> statement-breakpoint
CREATE INDEX "ledger_accounts_order" ON "ledger_accounts" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "ledger_accounts_user" ON "ledger_accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_debits" ON "ledger_transfers" USING btree ("debit_account_id","id");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_credits" ON "ledger_transfers" USING btree ("credit_account_id","id");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_expiry" ON "ledger_transfers" USING btree ("expires_at") WHERE "ledger_transfers"."kind" = 'pending';
--> statement-breakpoint
CREATE INDEX "charges_order" ON "charges" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "charges_unapplied" ON "charges" USING btree ("created_at") WHERE "charges"."applied_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "refunds_charge" ON "refunds" USING btree ("charge_id");
--> statement-breakpoint
CREATE INDEX "refund_cases_charge" ON "refund_cases" USING btree ("charge_id");

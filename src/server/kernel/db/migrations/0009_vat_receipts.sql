CREATE TABLE "sandbox_payment_receipts" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"receiver_type" text NOT NULL,
	"receiver" text,
	"lottery" text,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_tin" text NOT NULL,
	"pos_no" text NOT NULL,
	"day" text NOT NULL,
	"bill_id_suffix" text NOT NULL,
	"type" text NOT NULL,
	"total_amount" numeric(16, 2) NOT NULL,
	"body" jsonb NOT NULL,
	"lottery" text,
	"date" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sandbox_receipts_suffix" UNIQUE("merchant_tin","pos_no","day","bill_id_suffix")
);
--> statement-breakpoint
CREATE TABLE "receipt_prints" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"lottery" text,
	"qr_data" text NOT NULL,
	"shown_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_recipients" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"recipient" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"issuer" text NOT NULL,
	"recipient" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"vat" numeric(14, 2) NOT NULL,
	"city_tax" numeric(14, 2) NOT NULL,
	"replaces_id" integer,
	"payment_ref" text,
	"number" text,
	"issuer_date" text,
	"registered" boolean DEFAULT false NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"return_requested_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"returned_by" integer,
	"uncertain_on" date,
	"refusal" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_issued" CHECK ("receipts"."state" = 'requested' OR ("receipts"."number" IS NOT NULL AND "receipts"."issued_at" IS NOT NULL)),
	CONSTRAINT "receipts_total" CHECK ("receipts"."total" > 0 AND "receipts"."vat" >= 0 AND "receipts"."city_tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registered_organisations" (
	"register_number" text PRIMARY KEY NOT NULL,
	"tin" text,
	"name" text DEFAULT '' NOT NULL,
	"vat_payer" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "erased_when_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_receipts" ADD CONSTRAINT "sandbox_payment_receipts_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_prints" ADD CONSTRAINT "receipt_prints_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_recipients" ADD CONSTRAINT "receipt_recipients_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaces_id_receipts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_receipts_newest" ON "sandbox_receipts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipt_prints_expiry" ON "receipt_prints" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_requested_once" ON "receipts" USING btree ("order_id") WHERE "receipts"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_replaced_once" ON "receipts" USING btree ("replaces_id") WHERE "receipts"."replaces_id" IS NOT NULL;
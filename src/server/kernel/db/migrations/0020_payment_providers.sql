CREATE TABLE "sandbox_provider_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"merchant_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"callback_url" text,
	"return_url" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_provider_invoices_ref" UNIQUE("provider","merchant_ref")
);
--> statement-breakpoint
CREATE TABLE "sandbox_provider_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"refunded_total" bigint DEFAULT 0 NOT NULL,
	"callback" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "input" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sandbox_provider_payments" ADD CONSTRAINT "sandbox_provider_payments_invoice_id_sandbox_provider_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."sandbox_provider_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_provider_invoices_newest" ON "sandbox_provider_invoices" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_provider_payments_invoice" ON "sandbox_provider_payments" USING btree ("invoice_id");
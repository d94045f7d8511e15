CREATE TABLE "leases" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"rate" double precision NOT NULL,
	"financed" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"monthly" bigint NOT NULL,
	"applicant" jsonb,
	"ref" text,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_amounts" CHECK ("leases"."financed" > 0 AND "leases"."interest" >= 0 AND "leases"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_leases" (
	"ref" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"months" integer NOT NULL,
	"decision" text DEFAULT 'pending' NOT NULL,
	"approved" bigint NOT NULL,
	"callback_url" text NOT NULL,
	"heard" text,
	CONSTRAINT "sandbox_leases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "financed_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_financed" CHECK ("orders"."financed_total" = 0 OR ("orders"."lease" <> 'none' AND "orders"."financed_total" BETWEEN 0 AND "orders"."total"));
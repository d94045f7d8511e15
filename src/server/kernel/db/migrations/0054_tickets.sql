CREATE TABLE "ticket_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"product_id" integer,
	"staff_id" integer NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"order_line_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" integer,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "tickets_piece" UNIQUE("order_line_id","position"),
	CONSTRAINT "tickets_used" CHECK (("tickets"."used_at" IS NULL) = ("tickets"."used_by" IS NULL)),
	CONSTRAINT "tickets_voided" CHECK (("tickets"."voided_at" IS NULL) = ("tickets"."void_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "event" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_checks" ADD CONSTRAINT "ticket_checks_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_checks" ADD CONSTRAINT "ticket_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_checks" ADD CONSTRAINT "ticket_checks_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_checks_ticket" ON "ticket_checks" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_checks_product" ON "ticket_checks" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tickets_order" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_product" ON "tickets" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_tickets" ON "products" USING btree ("id") WHERE "products"."kind" = 'ticket';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_event" CHECK (("products"."kind" = 'ticket') = ("products"."event" IS NOT NULL));--> statement-breakpoint
-- Not in the definitions of the tables: tickets do not import orders.
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id");

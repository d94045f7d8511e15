CREATE TABLE "order_adjustments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"included" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_adjustments_amount" CHECK ("order_adjustments"."amount" <> 0 AND "order_adjustments"."included" = ("order_adjustments"."kind" = 'vat'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "variant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adjustment_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "carts_completed_of_user" ON "carts" USING btree ("user_id","updated_at") WHERE "carts"."state" = 'completed';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods" CHECK ("order_lines"."kind" <> 'goods' OR ("order_lines"."product_id" IS NOT NULL AND "order_lines"."variant_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."item_total" + "orders"."ship_total" - "orders"."adjustment_total" AND "orders"."total" >= 0);--> statement-breakpoint
-- An order that ended unplaced no longer uses the prices that were promised for it.
UPDATE "personal_prices" SET "order_id" = NULL FROM "orders" o WHERE o."id" = "personal_prices"."order_id" AND o."state" NOT IN ('awaiting_payment', 'placed');--> statement-breakpoint
INSERT INTO "order_adjustments" ("order_id", "kind", "amount", "included", "reason")
SELECT "id", 'vat', "tax_total", true, 'VAT included in the prices' FROM "orders" WHERE "tax_total" > 0 ORDER BY "id";--> statement-breakpoint
-- Checked at the commit, for an order is written before its lines.
CREATE FUNCTION "order_check_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "checked" integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    "checked" := NEW."id";
  ELSIF TG_OP = 'DELETE' THEN
    "checked" := OLD."order_id";
  ELSE
    "checked" := NEW."order_id";
  END IF;
  IF EXISTS (
    SELECT 1 FROM "orders" o WHERE o."id" = "checked" AND (
      o."item_total" <> (SELECT coalesce(sum(l."total"), 0) FROM "order_lines" l WHERE l."order_id" = o."id")
      OR o."adjustment_total" <> (SELECT coalesce(sum(a."amount"), 0) FROM "order_adjustments" a WHERE a."order_id" = o."id" AND NOT a."included"))
  ) THEN
    RAISE EXCEPTION 'The totals of order % are not the sums of its lines and adjustments.', "checked"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_sums" AFTER INSERT OR UPDATE OF "item_total", "adjustment_total" ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_check_totals"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_lines_sums" AFTER INSERT OR UPDATE OR DELETE ON "order_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_check_totals"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_adjustments_sums" AFTER INSERT OR UPDATE OR DELETE ON "order_adjustments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_check_totals"();

ALTER TABLE "shipment_lines" DROP CONSTRAINT "shipment_lines_quantity";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawn_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_lines" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_withdrawn" CHECK ("order_lines"."withdrawn_quantity" BETWEEN 0 AND "order_lines"."quantity");
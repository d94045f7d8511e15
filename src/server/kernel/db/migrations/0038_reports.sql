CREATE TABLE "search_statistics" (
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"results" integer,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_statistics_day_phrase_pk" PRIMARY KEY("day","phrase")
);
--> statement-breakpoint
CREATE TABLE "visit_statistics" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_statistics_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
ALTER TABLE "line_items" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "entry_id" integer;--> statement-breakpoint
CREATE INDEX "order_lines_entry" ON "order_lines" USING btree ("entry_id") WHERE "order_lines"."entry_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at") WHERE "orders"."placed_at" IS NOT NULL;
CREATE TABLE "stay_charges" (
	"id" serial PRIMARY KEY NOT NULL,
	"stay_id" integer NOT NULL,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	"vat" boolean NOT NULL,
	"order_line_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stay_charges_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "stay_charges_amount" CHECK ("stay_charges"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "room_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_charges" ADD CONSTRAINT "stay_charges_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_charges" ADD CONSTRAINT "stay_charges_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_charges_stay" ON "stay_charges" USING btree ("stay_id");
--> statement-breakpoint
ALTER TABLE "stay_charges" ADD CONSTRAINT "stay_charges_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id");

CREATE TABLE "learned_products" (
	"phrase" text NOT NULL,
	"product_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "learned_products_phrase_product_id_pk" PRIMARY KEY("phrase","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"product_id" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "search_clicks_day_phrase_product_id_pk" PRIMARY KEY("day","phrase","product_id")
);
--> statement-breakpoint
ALTER TABLE "learned_products" ADD CONSTRAINT "learned_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_clicks" ADD CONSTRAINT "search_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
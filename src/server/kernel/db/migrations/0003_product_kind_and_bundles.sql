ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_package_members" ON "products" USING gin ("package_members" jsonb_path_ops);
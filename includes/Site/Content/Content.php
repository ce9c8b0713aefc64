<?php
/** The operator's content: skills, events, resources, articles, pages, home blocks and settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Installs;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use WP_Post;

final class Content implements Has_Content, Installs, Uninstalls {

	/** Makes the pages the routes need, published and empty of claims. Existing ones stay; core's privacy draft is published. */
	public function install(): void {
		$titles = array(
			'home'             => __( 'Home', 'design-marketplace' ),
			'showcase'         => __( 'Showcase', 'design-marketplace' ),
			'tools'            => __( 'Tools', 'design-marketplace' ),
			'about-us'         => __( 'About us', 'design-marketplace' ),
			'terms-conditions' => __( 'Terms and conditions', 'design-marketplace' ),
			'privacy-policy'   => __( 'Privacy policy', 'design-marketplace' ),
		);
		foreach ( $titles as $slug => $title ) {
			$page = get_page_by_path( $slug );
			if ( ! $page ) {
				wp_insert_post(
					array(
						'post_type'   => 'page',
						'post_status' => 'publish',
						'post_name'   => $slug,
						'post_title'  => $title,
					)
				);
			} elseif (
				$page instanceof WP_Post && 'draft' === $page->post_status && (int) get_option( 'wp_page_for_privacy_policy' ) === $page->ID
			) {
				wp_publish_post( $page );
			}
		}
	}

	public function uninstall(): void {
		global $wpdb;
		( new Skills() )->register();
		Batches::remove(
			$wpdb->prepare( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s", Skills::TAXONOMY ),
			static fn( int $id ): bool => true === wp_delete_term( $id, Skills::TAXONOMY )
		);
		unregister_taxonomy( Skills::TAXONOMY );
	}

	public function post_types(): array {
		return array_fill_keys(
			array( Item_Types::EVENT, Item_Types::RESOURCE, Item_Types::READING, Item_Types::PAST_PROJECT ),
			false
		);
	}
}

<?php
/** Settings of our post types and skills for wp-admin: below our menu, and without core's ways around the services. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;

final class Type_Settings {

	/**
	 * Shows the types in our menu. Only members add their items, and they stay the owners.
	 * @param array<string,mixed> $args Arguments.
	 * @return array<string,mixed>
	 */
	public function type( array $args, string $type ): array {
		if ( ! str_starts_with( $type, 'dmkt_' ) ) {
			return $args;
		}
		$args['labels']            = self::labels( $type ) + (array) ( $args['labels'] ?? array() );
		$args['show_in_menu']      = false;
		$args['show_in_admin_bar'] = ! in_array( $type, Item_Types::ALL, true );
		if ( in_array( $type, Item_Types::ALL, true ) ) {
			$args['capabilities'] = array( 'create_posts' => 'do_not_allow' ) + (array) ( $args['capabilities'] ?? array() );
			$args['supports']     = Item_Types::APPLICATION === $type ? false : array( 'title', 'editor' );
		}
		return $args;
	}

	/** @return array<string,string> Labels for lists and screens; the type's own labels are singular. */
	private static function labels( string $type ): array {
		[ $name, $search, $none ] = match ( $type ) {
			Item_Types::WORK            => array(
				__( 'Projects', 'design-marketplace' ),
				__( 'Search projects', 'design-marketplace' ),
				__( 'No projects found.', 'design-marketplace' ),
			),
			Item_Types::MISSION         => array(
				__( 'Design jobs', 'design-marketplace' ),
				__( 'Search design jobs', 'design-marketplace' ),
				__( 'No design jobs found.', 'design-marketplace' ),
			),
			Item_Types::APPLICATION     => array(
				__( 'Applications', 'design-marketplace' ),
				__( 'Search applications', 'design-marketplace' ),
				__( 'No applications found.', 'design-marketplace' ),
			),
			Item_Types::EVENT        => array(
				__( 'Events', 'design-marketplace' ),
				__( 'Search events', 'design-marketplace' ),
				__( 'No events found.', 'design-marketplace' ),
			),
			Item_Types::RESOURCE     => array(
				__( 'Tools', 'design-marketplace' ),
				__( 'Search tools', 'design-marketplace' ),
				__( 'No tools found.', 'design-marketplace' ),
			),
			Item_Types::READING      => array(
				__( 'Readings', 'design-marketplace' ),
				__( 'Search readings', 'design-marketplace' ),
				__( 'No readings found.', 'design-marketplace' ),
			),
			Item_Types::PAST_PROJECT => array(
				__( 'Past projects', 'design-marketplace' ),
				__( 'Search past projects', 'design-marketplace' ),
				__( 'No past projects found.', 'design-marketplace' ),
			),
			default                     => array( '', '', '' ),
		};
		return array_filter( array( 'name' => $name, 'search_items' => $search, 'not_found' => $none, 'not_found_in_trash' => $none ) );
	}

	/**
	 * Removes core's field for skills, which would create a new skill for every typing error.
	 * @param array<string,mixed> $args Arguments.
	 * @return array<string,mixed>
	 */
	public function taxonomy( array $args, string $taxonomy ): array {
		return Skills::TAXONOMY === $taxonomy ? array(
			'show_in_quick_edit' => false,
			'meta_box_cb'        => false,
			'show_in_menu'       => false,
			'show_tagcloud'      => false,
		) + $args : $args;
	}
}

<?php
/**
 * The stages of applications in wp-admin's lists, as the applicants know them. Decisions that a company has not told yet are not shown.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Site\Front\Markup;

final class Told_Stages {

	/**
	 * @return array<string,string>
	 */
	public static function names(): array {
		$names = array();
		foreach ( Stage::cases() as $stage ) {
			$names[ $stage->value ] = Markup::label( 'stages', $stage->value );
		}
		return $names;
	}

	/**
	 * A stage by its mark, as the site draws it, and its name.
	 *
	 * @return string Escaped HTML.
	 */
	public static function marked( string $stage ): string {
		$name = self::names()[ $stage ] ?? '';
		return '' === $name ? '—' : sprintf(
			'<i class="stage-mark" data-stage="%s" aria-hidden="true"></i> <span>%s</span>',
			esc_attr( $stage ),
			esc_html( $name )
		);
	}

	/**
	 * The stages of applications, in one query.
	 *
	 * @param list<int> $ids Applications.
	 * @return array<int,string> Without applications in the trash.
	 */
	public static function of( array $ids ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );
		$rows = '' === $list
			? array()
			: (array) $wpdb->get_results( 'SELECT post_id, told FROM ' . Tables::name( 'application' ) . " WHERE post_id IN ({$list})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integers.
		return array_map( 'strval', array_column( $rows, 'told', 'post_id' ) );
	}

	/**
	 * The numbers of applications by mission and stage, in one query. Applicants whose accounts are off are not counted.
	 *
	 * @param list<int> $missions
	 * @return array<int,array<string,int>> Numbers by stage, by mission; those without an application are left out.
	 */
	public static function counts( array $missions ): array {
		global $wpdb;
		$list   = implode( ',', array_map( 'intval', $missions ) );
		$rows   = '' === $list
			? array()
			: (array) $wpdb->get_results(
				'SELECT mission_id, told AS known, COUNT(*) AS number FROM '
					. Tables::name( 'application' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integers.
					. " WHERE mission_id IN ({$list}) AND " // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integers.
					. State::sql_not_off( 'user_id' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integers.
					. ' GROUP BY mission_id, told'
			);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row->mission_id ][ (string) $row->known ] = (int) $row->number;
		}
		return $counts;
	}

	/**
	 * Numbers in words, in the order of the stages.
	 *
	 * @param array<string,int> $counts Numbers by stage.
	 */
	public static function words( array $counts ): string {
		$parts = array();
		foreach ( self::names() as $stage => $name ) {
			if ( ( $counts[ $stage ] ?? 0 ) > 0 ) {
				/* translators: 1: stage of applications, such as "Short list", 2: number of applications. */
				$parts[] = sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $name, number_format_i18n( $counts[ $stage ] ) );
			}
		}
		return implode( ', ', $parts );
	}
}

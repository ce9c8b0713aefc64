<?php
/**
 * The list of skills with the numbers of works, missions and designers, linked to their lists.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Module;
use DesignMarketplace\People\Accounts\Roles;
use WP_User_Query;

/**
 * Core's count adds up works and missions, and links to missions only. Designers are the activated ones, as in the directory.
 */
final class Skill_List implements Module {

	private const TYPES = array(
		'dm_works'    => Item_Types::WORK,
		'dm_missions' => Item_Types::MISSION,
	);

	/**
	 * @var array<string,array<int,int>>|null
	 */
	private ?array $numbers = null;

	public function register(): void {
		$list = 'edit-' . Skills::TAXONOMY;
		add_filter( "manage_{$list}_columns", array( $this, 'columns' ) );
		add_filter( 'manage_' . Skills::TAXONOMY . '_custom_column', array( $this, 'cell' ), 10, 3 );
		add_action( 'pre_user_query', array( $this, 'filter_users' ) );
		add_filter( 'views_users', array( $this, 'views' ), 20 );
	}

	/**
	 * Adds a column for each kind. They replace core's count, and the slug, which no address uses.
	 *
	 * @param array<string,string> $columns
	 * @return array<string,string>
	 */
	public function columns( array $columns ): array {
		unset( $columns['posts'], $columns['slug'] );
		return $columns + array(
			'dm_works'     => __( 'Projects', 'design-marketplace' ),
			'dm_missions'  => __( 'Design jobs', 'design-marketplace' ),
			'dm_designers' => __( 'Designers', 'design-marketplace' ),
		);
	}

	/**
	 * @return string Escaped HTML.
	 */
	public function cell( mixed $html, string $column, int $term_id ): string {
		$this->numbers ??= self::numbers();
		if ( ! isset( $this->numbers[ $column ] ) ) {
			return (string) $html;
		}
		$query = array( Skill_Filter::PARAMETER => $term_id );
		$url   = isset( self::TYPES[ $column ] )
			? Menu::list_url( self::TYPES[ $column ], $query )
			: Member_List::url( array( Skill_Filter::PARAMETER => (string) $term_id ) );
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( $url ),
			esc_html( number_format_i18n( $this->numbers[ $column ][ $term_id ] ?? 0 ) )
		);
	}

	/**
	 * Limits the list of users to the designers with the skill in the address.
	 */
	public function filter_users( WP_User_Query $query ): void {
		global $wpdb, $pagenow;
		$skill = 'users.php' === $pagenow ? self::chosen() : 0;
		if ( $skill > 0 ) {
			$table              = Tables::name( 'directory_skill' );
			$query->query_from .= $wpdb->prepare(
				" INNER JOIN {$table} dm_k ON dm_k.user_id = {$wpdb->users}.ID AND dm_k.role = %s AND dm_k.skill_id = %d", // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
				Roles::DESIGNER,
				$skill
			);
		}
	}

	/**
	 * Shows the skill that the list of users is limited to.
	 *
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		$name = Skill_Filter::names()[ self::chosen() ] ?? '';
		return '' === $name ? $views : Users_List::none_current( $views ) + array(
			'dm_skill' => sprintf(
				'<a href="%s" class="current" aria-current="page">%s</a>',
				esc_url( Member_List::url( array( Skill_Filter::PARAMETER => (string) self::chosen() ) ) ),
				/* translators: %s: name of a skill. */
				esc_html( sprintf( __( 'Skill: %s', 'design-marketplace' ), $name ) )
			),
		);
	}

	/**
	 * @return array<string,array<int,int>>
	 */
	public static function numbers(): array {
		global $wpdb;
		$numbers = array_fill_keys( array( ...array_keys( self::TYPES ), 'dm_designers' ), array() );
		$columns = array_flip( self::TYPES );
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		$posts = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT x.term_id AS skill, p.post_type AS type, COUNT(*) AS number FROM {$wpdb->term_taxonomy} x INNER JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id INNER JOIN {$wpdb->posts} p ON p.ID = r.object_id WHERE x.taxonomy = %s AND p.post_type IN (%s,%s) AND p.post_status NOT IN ('trash','auto-draft','inherit') GROUP BY x.term_id, p.post_type",
				Skills::TAXONOMY,
				Item_Types::WORK,
				Item_Types::MISSION
			)
		);
		foreach ( $posts as $row ) {
			$numbers[ $columns[ $row->type ] ][ (int) $row->skill ] = (int) $row->number;
		}
		$designers = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT skill_id AS skill, COUNT(*) AS number FROM '
					. Tables::name( 'directory_skill' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
					. ' WHERE role = %s GROUP BY skill_id',
				Roles::DESIGNER
			)
		);
		foreach ( $designers as $row ) {
			$numbers['dm_designers'][ (int) $row->skill ] = (int) $row->number;
		}
		return $numbers;
	}

	/**
	 * The skill in the address, 0 for none.
	 */
	private static function chosen(): int {
		$value = $_GET[ Skill_Filter::PARAMETER ] ?? ''; // phpcs:ignore WordPress.Security -- a number, a list is only read.
		return is_string( $value ) && ctype_digit( $value ) ? (int) $value : 0;
	}
}

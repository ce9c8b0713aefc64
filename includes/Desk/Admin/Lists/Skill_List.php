<?php
/** The list of skills with the numbers of works, missions and designers, linked to their lists. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skill_Names;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Site\Front\Html;
use WP_Term;

/** Core's count adds up works and missions, and links to missions only. Designers are the activated ones, as in the directory. */
final class Skill_List {

	private const NAMES = 'dm_skill_names';

	private const TYPES = array( 'dm_works' => Item_Types::WORK, 'dm_missions' => Item_Types::MISSION );

	/** @var array<string,array<int,int>>|null */
	private ?array $numbers = null;

	/**
	 * Adds a column for each kind. They replace core's count, and the slug, which no address uses.
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

	/** @return string Escaped HTML. */
	public function cell( mixed $html, string $column, int $term_id ): string {
		$this->numbers ??= self::numbers();
		if ( ! isset( $this->numbers[ $column ] ) ) {
			return (string) $html;
		}
		$query = array( Skill_Filter::PARAMETER => $term_id );
		$url   = isset( self::TYPES[ $column ] )
			? Menu::list_url( self::TYPES[ $column ], $query )
			: Member_List::url( Views::query( array( 'skill' => (string) $term_id, 'state' => Account_State::Active->value ) ) );
		return Ui::link( $url, number_format_i18n( $this->numbers[ $column ][ $term_id ] ?? 0 ) );
	}

	/** @return array<string,array<int,int>> */
	public static function numbers(): array {
		$numbers = array_fill_keys( array_keys( self::TYPES ), array() );
		$posts   = Sql::rows(
			"SELECT x.term_id AS skill, p.post_type AS type, COUNT(*) AS number FROM {term_taxonomy} x
			INNER JOIN {term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id INNER JOIN {posts} p ON p.ID = r.object_id
			WHERE x.taxonomy = %s AND p.post_type IN (%s,%s) AND p.post_status NOT IN ('trash','auto-draft','inherit')
			GROUP BY x.term_id, p.post_type",
			Skills::TAXONOMY,
			Item_Types::WORK,
			Item_Types::MISSION
		);
		foreach ( $posts as $row ) {
			$numbers[ Item_Types::WORK === $row['type'] ? 'dm_works' : 'dm_missions' ][ (int) $row['skill'] ] = (int) $row['number'];
		}
		$numbers['dm_designers'] = Directory_Table::by_skill( Roles::DESIGNER );
		return $numbers;
	}

	public function add(): void {
		foreach ( Skill_Names::languages() as $code => $language ) {
			Ui::say( Html::of( 'div.form-field', self::label( (string) $code, $language ), self::input( (string) $code, '' ) ) );
		}
	}

	public function edit( WP_Term $skill ): void {
		foreach ( Skill_Names::languages() as $code => $language ) {
			$input = self::input( (string) $code, Skill_Names::own( $skill->term_id, (string) $code ) );
			$head  = Html::of( 'th', self::label( (string) $code, $language ), scope: 'row' );
			Ui::say( Html::of( 'tr.form-field', $head, Html::of( 'td', $input ) ) );
		}
	}

	/** Saves the names. Core has checked nonce and capability. */
	public function save( int $skill_id ): void {
		$names = isset( $_POST[ self::NAMES ] ) && is_array( $_POST[ self::NAMES ] ) ? wp_unslash( $_POST[ self::NAMES ] ) : array(); // phpcs:ignore WordPress.Security -- core has checked the nonce; Skill_Names cleans.
		if ( $names && current_user_can( 'manage_dmkt_skills' ) ) {
			Skill_Names::keep( $skill_id, $names );
		}
	}

	private static function label( string $code, string $language ): Html {
		/* translators: %s: name of a language. */
		return Html::of( 'label', sprintf( __( 'Name in %s', 'design-marketplace' ), $language ), for: "dm-name-{$code}" );
	}

	private static function input( string $code, string $value ): Html {
		$name = self::NAMES . "[{$code}]";
		return Ui::text( $value, 0, name: $name, id: "dm-name-{$code}", maxlength: Skill_Names::MAX, size: 40, lang: $code );
	}
}

<?php
/** Shows which pages and entries there are in which language, and edits the translations of skills and the site's texts. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Settings\Reader;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Skill_Names;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Site\Content\Editorial_Fields;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Content\Translation_Plugins;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;
use WP_Term;

final class Languages_Screen {

	public const SLUG = 'design-marketplace-languages';

	private const SKILLS = 'skills';
	private const TEXTS  = 'texts';

	/** Rows of a table at most: a form must not have more fields than PHP reads. */
	private const ROWS = 200;

	/** Capabilities beside Admin::LANGUAGES. */
	private const RIGHTS = array( self::SKILLS => 'manage_dmkt_skills', self::TEXTS => Admin::MANAGE );

	/** @param array<string,mixed> $request `make`: id and language. Leads to the editor of the sibling that was made. */
	public function make( array $request ): WP_Error {
		[ $id, $language ] = array_pad( explode( ':', is_string( $request['make'] ?? null ) ? $request['make'] : '' ), 2, '' );

		$post = absint( $id ) > 0 ? get_post( absint( $id ) ) : null;
		$ours = $post instanceof WP_Post && in_array( $post->post_type, Editorial_Fields::TYPES, true );
		$type = $ours ? get_post_type_object( $post->post_type ) : null;
		if (
			! $post instanceof WP_Post || ! $type || Translation_Plugins::is_active() || 'trash' === $post->post_status
				|| ! isset( Siblings::languages()[ $language ] )
				|| ! current_user_can( 'edit_post', $post->ID ) || ! current_user_can( $type->cap->create_posts )
		) {
			return new WP_Error( 'not_made', __( 'Nothing was made: this cannot be written in that language, or not by you.', 'design-marketplace' ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( Siblings::make( $post, $language ), 'raw' ) );
		exit;
	}

	/** @param array<string,mixed> $request Names of skills by id and language; texts by key and language. */
	public function save( array $request ): string|WP_Error {
		$sent = static fn( string $name ): array => is_array( $request[ $name ] ?? null ) && current_user_can( self::RIGHTS[ $name ] )
			? $request[ $name ]
			: array();
		foreach ( $sent( self::SKILLS ) as $id => $names ) {
			if ( is_array( $names ) && get_term( (int) $id, Skills::TAXONOMY ) instanceof WP_Term ) {
				Skill_Names::keep( (int) $id, $names );
			}
		}
		foreach ( array_intersect_key( $sent( self::TEXTS ), array_flip( self::texts() ) ) as $key => $texts ) {
			$read = ( new Reader() )->read( $key, $texts );
			if ( $read instanceof WP_Error ) {
				return $read;
			}
			update_option( Site_Settings::PREFIX . $key, $read );
		}
		return $sent( self::SKILLS ) || $sent( self::TEXTS )
			? __( 'The translations are saved.', 'design-marketplace' )
			: new WP_Error( 'not_saved', __( 'Nothing was saved.', 'design-marketplace' ) );
	}

	/**
	 * The languages of a post for its editor.
	 * @return list<array{code:string,name:string,edit:string,isDraft:bool,isThis:bool}>
	 */
	public static function siblings( WP_Post $post ): array {
		$all  = Siblings::all( $post );
		$rows = array();
		foreach ( Siblings::languages() as $code => $name ) {
			$id     = $all[ $code ] ?? 0;
			$rows[] = array(
				'code'    => (string) $code,
				'name'    => $name,
				'edit'    => $id > 0 ? (string) get_edit_post_link( $id, 'raw' ) : '',
				'isDraft' => $id > 0 && 'publish' !== get_post_status( $id ),
				'isThis'  => $id === $post->ID,
			);
		}
		return $rows;
	}

	/**
	 * The language of what stands in a list.
	 * @param array<string,string> $states
	 * @return array<string,string>
	 */
	public function states( array $states, WP_Post $post ): array {
		$name = in_array( $post->post_type, Editorial_Fields::TYPES, true ) && ! Translation_Plugins::is_active()
			? Siblings::languages()[ Siblings::language( $post ) ] ?? ''
			: '';
		return $states + array_filter( array( 'dm_language' => $name ) );
	}

	public function show(): void {
		$tabs = self::tabs();
		$tab  = isset( $tabs[ Ui::asked( 'tab' ) ] ) ? Ui::asked( 'tab' ) : 'page';
		echo '<div class="wrap dm-languages"><h1>' . esc_html__( 'Languages', 'design-marketplace' ) . '</h1>';
		$link  = static fn( string $one ): Html => Html::of(
			$one === $tab ? 'a.nav-tab.nav-tab-active' : 'a.nav-tab',
			$tabs[ $one ],
			href: Menu::url( self::SLUG, array( 'tab' => $one ) ),
			aria_current: $one === $tab ? 'page' : null
		);
		$links = Html::each( $link, array_keys( $tabs ) );
		Ui::say( Html::of( 'nav.nav-tab-wrapper', $links, aria_label: __( 'Languages', 'design-marketplace' ) ) );
		match ( $tab ) {
			self::SKILLS => $this->skills(),
			self::TEXTS  => $this->words(),
			default      => $this->posts( $tab ),
		};
		echo '</div>';
	}

	/** @return array<string,string> Those of the current user. */
	private static function tabs(): array {
		$tabs = array();
		foreach ( Editorial_Fields::TYPES as $type ) {
			$object = get_post_type_object( $type );
			if ( $object && current_user_can( $object->cap->edit_posts ) ) {
				$tabs[ $type ] = (string) $object->labels->name;
			}
		}
		$ours = array( self::SKILLS => __( 'Skills', 'design-marketplace' ), self::TEXTS => __( 'Site texts', 'design-marketplace' ) );
		$may  = static fn( string $tab ): bool => current_user_can( self::RIGHTS[ $tab ] );
		return $tabs + array_filter( $ours, $may, ARRAY_FILTER_USE_KEY );
	}

	private function posts( string $type ): void {
		if ( Translation_Plugins::is_active() ) {
			Ui::p( __( 'Your translation plugin says what is in which language: translate there.', 'design-marketplace' ) );
			return;
		}
		Ui::p( __( 'Visitors read what is in their language, and otherwise what is in the site’s. What you make begins as a draft with the same words.', 'design-marketplace' ) );
		$states = array( 'publish', 'future', 'draft', 'pending', 'private' );
		$posts  = get_posts( array( 'post_type' => $type, 'post_status' => $states, 'numberposts' => self::ROWS, 'orderby' => 'ID', 'order' => 'DESC' ) ); // phpcs:ignore WordPress.WP.PostsPerPage -- a form of one page.
		$groups = array();
		foreach ( array_reverse( $posts ) as $post ) {
			$group = (string) get_post_meta( $post->ID, Siblings::GROUP, true );
			$groups[ '' === $group ? $post->ID : $group ][ Siblings::language( $post ) ] ??= $post;
		}
		$languages = Siblings::languages();
		$rows      = array();
		foreach ( $groups as $group ) {
			$first  = reset( $group );
			$cell   = static fn( int|string $code ): Html => self::cell( $first, $group[ $code ] ?? null, (string) $code );
			$cells  = array_map( $cell, array_keys( $languages ) );
			$rows[] = array( self::title( $group[ Languages::site() ] ?? $first ), ...$cells );
		}
		Action::open( 'make_sibling' );
		Ui::table( 'widefat.striped.dm-table', array( __( 'Title', 'design-marketplace' ), ...array_values( $languages ) ), $rows );
		echo '</form>';
	}

	private static function title( WP_Post $post ): string {
		$title = html_entity_decode( get_the_title( $post ), ENT_QUOTES );
		return '' === $title ? __( '(no title)', 'design-marketplace' ) : $title;
	}

	/** The way to a sibling's editor, or the button that makes it. */
	private static function cell( WP_Post $first, ?WP_Post $post, string $code ): Html {
		$named = self::title( $post ?? $first ) . ', ' . Siblings::languages()[ $code ];
		$edit  = $post ? (string) get_edit_post_link( $post->ID, 'raw' ) : '';
		if ( $post ) {
			$state = 'publish' === $post->post_status ? '' : ' (' . ( get_post_status_object( $post->post_status )->label ?? '' ) . ')';
			$words = Html::all( __( 'Edit', 'design-marketplace' ), Html::of( 'span.screen-reader-text', " {$named}" ) );
			return Html::all( '' === $edit ? $words : Html::of( 'a', $words, href: $edit ), $state );
		}
		$words = Html::all( __( 'Make', 'design-marketplace' ), Html::of( 'span.screen-reader-text', " {$named}" ) );
		return Html::of( 'button.button.button-small', $words, type: 'submit', name: 'make', value: "{$first->ID}:{$code}" );
	}

	private function skills(): void {
		$languages = Skill_Names::languages();
		Ui::p( __( 'A skill without a name in a language keeps its own.', 'design-marketplace' ) );
		$terms = get_terms( array( 'taxonomy' => Skills::TAXONOMY, 'hide_empty' => false, 'number' => self::ROWS ) );
		$rows  = array();
		foreach ( is_array( $terms ) ? $terms : array() as $skill ) {
			$name   = html_entity_decode( $skill->name, ENT_QUOTES );
			$input  = static fn( int|string $code ): Html => Ui::text(
				Skill_Names::own( $skill->term_id, (string) $code ),
				0,
				name: self::SKILLS . "[{$skill->term_id}][{$code}]",
				maxlength: Skill_Names::MAX,
				lang: (string) $code,
				aria_label: "{$name}, {$languages[ $code ]}"
			);
			$rows[] = array( $name, ...array_map( $input, array_keys( $languages ) ) );
		}
		$this->form( array( __( 'Skill', 'design-marketplace' ), ...array_values( $languages ) ), $rows );
	}

	private function words(): void {
		$languages = Contract::enum( 'languages' );
		Ui::p( __( 'An empty text is the plugin’s own.', 'design-marketplace' ) );
		$rows = array();
		foreach ( self::texts() as $key ) {
			foreach ( array( 'title' => __( 'Title', 'design-marketplace' ), 'content' => __( 'Text', 'design-marketplace' ) ) as $part => $label ) {
				$named  = Settings_Table::of( $key )->label() . ', ' . $label;
				$input  = static fn( int|string $code ): Html => Ui::text(
					(string) ( Site_Settings::get( $key )[ $code ][ $part ] ?? '' ),
					'title' === $part ? 0 : 4,
					name: self::TEXTS . "[{$key}][{$code}][{$part}]",
					lang: (string) $code,
					placeholder: wp_strip_all_tags( Site_Settings::own_message( $key, (string) $code )[ $part ] ),
					aria_label: "{$named}, {$languages[ $code ]}"
				);
				$rows[] = array( $named, ...array_map( $input, array_keys( $languages ) ) );
			}
		}
		$this->form( array( __( 'Text', 'design-marketplace' ), ...array_values( $languages ) ), $rows );
	}

	/**
	 * @param list<string>            $heads
	 * @param list<list<Html|string>> $rows
	 */
	private function form( array $heads, array $rows ): void {
		Action::open( 'save_translations' );
		Ui::table( 'widefat.striped.dm-table', $heads, $rows );
		submit_button();
		echo '</form>';
	}

	/** @return list<string> Keys of the texts that can be written here. */
	private static function texts(): array {
		return array_values( array_filter( Tab::Texts->keys(), static fn( string $key ): bool => ! Site_Settings::is_fixed( $key ) ) );
	}
}

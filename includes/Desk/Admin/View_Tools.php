<?php
/** Draws saved views, filters and their buttons above the lists of members and design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Screens\Add_Member;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

/** @phpstan-import-type Filters from Views */
final class View_Tools {

	/**
	 * The links of the list's own views and of those that were saved. What is filtered otherwise has one, too: one is always current.
	 * @param list<array{Filters,string,int}> $own     Filters, name and number.
	 * @param Filters                         $filters The current ones.
	 * @param callable(Filters):int           $count
	 * @return array<string,string>
	 */
	public static function views( string $list, array $own, array $filters, callable $count ): array {
		$links = array();
		$found = false;
		foreach ( $own as $place => [ $these, $name, $number ] ) {
			$is_this                = self::are_same( $these, $filters );
			$found                  = $found || $is_this;
			$links[ "dm_{$place}" ] = Ui::view( self::url( $list, $these ), $name, $number, $is_this );
		}
		$saved = self::saved( $list, $filters );
		if ( ! $found && '' === self::chosen( $list, $filters ) ) {
			$name               = __( 'Selection', 'design-marketplace' );
			$saved['dm_chosen'] = Ui::view( self::url( $list, $filters ), $name, $count( $filters ), true );
		}
		return $links + $saved;
	}

	/**
	 * @param Filters $filters The current ones.
	 * @return array<string,string> Links of the current user's views.
	 */
	public static function saved( string $list, array $filters ): array {
		$links  = array();
		$chosen = self::chosen( $list, $filters );
		foreach ( Views::of( get_current_user_id(), $list ) as $key => $view ) {
			$is_this              = $chosen === $key;
			$links[ "dm_{$key}" ] = (string) Html::of(
				$is_this ? 'a.current' : 'a',
				$view['name'],
				href: self::url( $list, $view['filters'] ),
				aria_current: $is_this ? 'page' : null
			);
		}
		return $links;
	}

	/**
	 * The key of the view that has these filters, '' for none.
	 * @param Filters $filters
	 */
	private static function chosen( string $list, array $filters ): string {
		foreach ( Views::of( get_current_user_id(), $list ) as $key => $view ) {
			if ( self::are_same( $view['filters'], $filters ) ) {
				return $key;
			}
		}
		return '';
	}

	/**
	 * @param Filters $some
	 * @param Filters $others Maybe in another order.
	 */
	private static function are_same( array $some, array $others ): bool {
		ksort( $some );
		ksort( $others );
		return $some === $others;
	}

	/** @param Filters $filters */
	public static function url( string $list, array $filters ): string {
		$query = Views::query( $filters, $list );
		return Views::MEMBERS === $list ? Member_List::url( $query ) : Menu::list_url( Item_Types::MISSION, $query );
	}

	/**
	 * The form with the filters of members.
	 * @param Filters $filters
	 */
	public static function panel( array $filters ): void {
		$fields = array();
		$every  = Views::choices();
		foreach ( self::labels() as $name => $label ) {
			$id       = "dm-filter-{$name}";
			$choices  = $every[ $name ] ?? null;
			$chosen   = $filters[ $name ] ?? '';
			$type     = str_starts_with( $name, 'joined_' ) ? 'date' : 'text';
			$fields[] = Html::of(
				'p',
				Html::of( 'label', $label, for: $id ),
				' ',
				null === $choices
					? Html::single( 'input', type: $type, name: Views::PARAMETERS[ $name ], id: $id, value: $chosen, maxlength: 100 )
					: Ui::select( $choices, $chosen, name: Views::PARAMETERS[ $name ], id: $id )
			);
		}
		$kept = array_intersect_key( $filters, array( 'text' => 1 ) );
		$open = array_diff_key( $filters, $kept ) ? ' open' : '';
		printf( '<details class="dm-filters"%s><summary>%s</summary>', esc_attr( $open ), esc_html__( 'Filters', 'design-marketplace' ) );
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'users.php' ) ) );
		$hidden = Ui::hidden( array( 'dm_members' => '1' ) + Views::query( $kept ) );
		Ui::say( $hidden, Html::of( 'div.dm-choices', Html::all( ...$fields ) ) );
		echo '<p>';
		submit_button( __( 'Filter', 'design-marketplace' ), 'primary', '', false );
		Ui::say( ' ', Html::of( 'a.button', __( 'All members', 'design-marketplace' ), href: Member_List::url() ) );
		echo '</p></form></details>';
		self::tools( Views::MEMBERS, $filters );
	}

	/**
	 * The buttons about what is shown.
	 * @param Filters $filters
	 */
	public static function tools( string $list, array $filters ): void {
		if ( ! current_user_can( Admin::MANAGE ) ) {
			return;
		}
		$back = self::url( $list, $filters );
		$sent = array( 'list' => $list ) + Views::query( $filters, $list );
		echo '<div class="dm-choices">';
		if ( Views::MEMBERS === $list ) {
			$add = __( 'Add a member', 'design-marketplace' );
			Ui::say( Html::of( 'a.button.button-primary', $add, href: Menu::url( Add_Member::SLUG ) ) );
		}
		Action::open( 'view_csv', $sent );
		submit_button( __( 'Download as CSV', 'design-marketplace' ), '', 'submit', false, array( 'id' => 'dm-view-csv' ) );
		echo '</form>';
		$chosen = self::chosen( $list, $filters );
		if ( '' !== $chosen ) {
			Action::open( 'remove_view', array( 'key' => $chosen ), $back );
			submit_button( __( 'Remove this view', 'design-marketplace' ), '', 'submit', false, array( 'id' => 'dm-view-remove' ) );
			echo '</form>';
		} elseif ( $filters ) {
			Action::open( 'save_view', $sent, $back );
			Ui::say(
				Html::of( 'label', __( 'Save this view as', 'design-marketplace' ), for: 'dm-view-name' ),
				' ',
				Html::single( 'input', type: 'text', name: 'view', id: 'dm-view-name', required: true, maxlength: Views::LONGEST ),
				' '
			);
			submit_button( __( 'Save', 'design-marketplace' ), '', 'submit', false, array( 'id' => 'dm-view-save' ) );
			echo '</form>';
		}
		echo '</div>';
	}

	/** @param array<string,mixed> $request */
	public function save( array $request ): string|WP_Error {
		$list = self::list_of( $request );
		$name = is_string( $request['view'] ?? null ) ? $request['view'] : '';
		return '' === Views::save( $name, $list, self::filters( $list, $request ) )
			? new WP_Error( 'view', __( 'The view could not be saved: it needs a name, and you can have 50 of them.', 'design-marketplace' ) )
			: __( 'The view is saved. It stands above the list.', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	public function remove( array $request ): string {
		Views::remove( is_string( $request['key'] ?? null ) ? $request['key'] : '' );
		return __( 'The view is removed. The list itself has not changed.', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	public function download( array $request ): never {
		$list    = self::list_of( $request );
		$filters = self::filters( $list, $request );
		Download::csv( $list, static fn( $stream ) => List_Csv::write( $stream, $list, $filters ) );
	}

	/** @param array<string,mixed> $request */
	private static function list_of( array $request ): string {
		return Views::JOBS === ( $request['list'] ?? '' ) ? Views::JOBS : Views::MEMBERS;
	}

	/**
	 * @param array<string,mixed> $request
	 * @return Filters
	 */
	private static function filters( string $list, array $request ): array {
		return Views::MEMBERS === $list ? Views::known( $request ) : Views::known_of_jobs( $request );
	}

	/** @return array<string,string> Names of the filters of members, in the order of the form. */
	private static function labels(): array {
		return array(
			'role'        => __( 'Role', 'design-marketplace' ),
			'state'       => __( 'State', 'design-marketplace' ),
			'school'      => __( 'School', 'design-marketplace' ),
			'graduation'  => __( 'Year of graduation', 'design-marketplace' ),
			'city'        => __( 'City', 'design-marketplace' ),
			'skill'       => __( 'Skill', 'design-marketplace' ),
			'confirmed'   => __( 'Confirmed', 'design-marketplace' ),
			'newsletter'  => __( 'Newsletter', 'design-marketplace' ),
			'seen'        => __( 'Last visit', 'design-marketplace' ),
			'never'       => __( 'Activity', 'design-marketplace' ),
			'joined_from' => __( 'Registered from', 'design-marketplace' ),
			'joined_to'   => __( 'Registered until', 'design-marketplace' ),
		);
	}
}

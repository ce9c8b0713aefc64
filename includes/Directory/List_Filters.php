<?php
/** Reads the filters of the two lists of members from a request. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Schools\Schools;
use WP_REST_Request;

/** @phpstan-import-type Filters from Query */
final class List_Filters {

	/** Schools that can be asked for at once: as many as the list can have, and any other one. */
	private const MANY = 101;

	/** @return array{Filters,array<string,string>} Filters of a role's list, and what is wrong with them. */
	public static function of( string $role, WP_REST_Request $request ): array {
		return Roles::DESIGNER === $role ? self::designers( $request ) : self::contractors( $request );
	}

	/**
	 * Filters of the contractors' list, and what is wrong with them.
	 * @return array{array{skill?:list<int>,search?:string,all_words?:bool,verified?:bool,engagement?:string,place?:string,language?:list<string>,paid?:bool,deadline?:int},array<string,string>}
	 */
	private static function contractors( WP_REST_Request $request ): array {
		[ $filters, $messages ] = self::shared( $request );
		$rules                  = Contract::fields( 'mission' );
		$asked                  = array(
			'verified'   => Value::boolean( $request['verified'] ?? false ),
			'engagement' => $rules['engagement']->clean( $request['engagement'] ),
			'place'      => $rules['place']->clean( $request['place'] ),
			'paid'       => Value::boolean( $request['paid'] ?? false ),
		);
		foreach ( $asked as $name => $value ) {
			$message = isset( $rules[ $name ] )
				? $rules[ $name ]->error( $value, array() )
				: ( is_bool( $value ) ? null : Contract::message( 'value_invalid' ) );
			if ( null !== $message ) {
				$messages[ $name ] = $message;
				$asked[ $name ]    = null;
			}
		}
		$asked['language'] = self::languages( $request, $messages );
		/** @var array{verified?:bool,engagement?:string,place?:string,language?:list<string>,paid?:bool,deadline?:int} $asked */
		$asked = array_filter( $asked );
		$days  = Value::integer( $request['deadline'] ?? '' );
		if ( is_int( $days ) && $days > 0 && $days <= Contract::limit( 'deadline_days_max' ) ) {
			$asked['deadline'] = $days;
		} elseif ( '' !== $days ) {
			$messages['deadline'] = Contract::message( 'value_invalid' );
		}
		return array( $filters + $asked, $messages );
	}

	/**
	 * Filters of the designers' list, and what is wrong with them.
	 * @return array{array{skill?:list<int>,level?:int,region?:string,search?:string,all_words?:bool,available?:string,school?:list<string>,language?:list<string>,graduation?:string,verified?:bool,open_only?:bool},array<string,string>}
	 */
	private static function designers( WP_REST_Request $request ): array {
		[ $filters, $messages ] = self::shared( $request );
		$level                  = Value::integer( $request['level'] ?? '' );
		if ( '' !== $level ) {
			if ( is_int( $level ) && isset( Contract::enum( 'levels' )[ $level ] ) ) {
				$filters['level'] = $level;
			} else {
				$messages['level'] = Contract::message( 'level_invalid' );
			}
		}
		$region = $request['region'] ?? '';
		if ( '' !== $region ) {
			if ( is_string( $region ) && '' !== Regions::of( $region ) ) {
				$filters['region'] = $region;
			} else {
				$messages['region'] = Contract::message( 'value_invalid' );
			}
		}
		$available = Value::boolean( $request['available'] ?? false );
		if ( ! is_bool( $available ) ) {
			$messages['available'] = Contract::message( 'value_invalid' );
		} elseif ( $available ) {
			$filters['available'] = get_current_user_id() > 0 ? Availability::TO_MEMBERS : Availability::TO_STRANGERS;
		}
		return array( $filters + self::line( $request, $messages ), $messages );
	}

	/**
	 * Filters by what designers show of their school and languages. Strangers find only designers of whom they may read it.
	 * @param array<string,string> $messages Grows.
	 * @return array{school?:list<string>,language?:list<string>,graduation?:string,verified?:bool,open_only?:bool}
	 */
	private static function line( WP_REST_Request $request, array &$messages ): array {
		$schools    = Value::texts( $request['school'] );
		$graduation = $request['graduation'] ?? '';
		$verified   = Value::boolean( $request['verified'] ?? false );
		$is_one     = static fn( mixed $code ): bool => is_string( $code ) && ( Schools::OTHER === $code || '' !== Schools::name( $code ) );
		$wrong      = array_filter(
			array(
				'school'     => ! is_array( $schools ) || count( $schools ) > self::MANY || array_filter( $schools, $is_one ) !== $schools,
				'graduation' => ! in_array( $graduation, array( '', School_Columns::IN_STUDIES, School_Columns::GRADUATED ), true ),
				'verified'   => ! is_bool( $verified ),
			)
		);
		$messages  += array_map( static fn(): string => Contract::message( 'value_invalid' ), $wrong );
		/** @var array{school?:list<string>,language?:list<string>,graduation?:string,verified?:bool} $asked */
		$asked = array_filter(
			array_diff_key( array( 'school' => $schools, 'graduation' => $graduation, 'verified' => $verified ), $wrong )
			+ array( 'language' => self::languages( $request, $messages ) )
		);
		return $asked + ( $asked && ! Policy::reads_line( get_current_user_id(), false ) ? array( 'open_only' => true ) : array() );
	}

	/**
	 * Any of several languages.
	 * @param array<string,string> $messages Grows.
	 * @return list<string>
	 */
	private static function languages( WP_REST_Request $request, array &$messages ): array {
		$codes = Value::codes( $request['language'] );
		$codes = is_array( $codes ) ? array_values( array_unique( $codes, SORT_REGULAR ) ) : $codes;
		if ( is_array( $codes ) && count( $codes ) <= Contract::limit( 'languages_asked_max' ) && Value::are_codes( $codes ) ) {
			return array_values( array_map( 'strval', $codes ) );
		}
		$messages['language'] = Contract::message( 'value_invalid' );
		return array();
	}

	/** @return array{array{skill?:list<int>,search?:string,all_words?:bool},array<string,string>} Filters both lists have. */
	private static function shared( WP_REST_Request $request ): array {
		$filters  = array();
		$messages = array();
		$skills   = Value::integers( $request['skill'] );
		if ( array() !== $skills ) {
			$ids = array_values( array_filter( (array) $skills, 'is_int' ) );
			if ( $ids === $skills && count( $ids ) <= 100 && array() === array_diff( $ids, array_keys( Skills::names() ) ) ) {
				$filters['skill'] = $ids;
			} else {
				$messages['skill'] = Contract::message( 'skill_unknown' );
			}
		}
		$search = Text::plain( is_string( $request['search'] ) ? $request['search'] : '', false );
		if ( mb_strlen( $search ) > Contract::limit( 'single_line_max' ) ) {
			$messages['search'] = Contract::message( 'too_long', Contract::limit( 'single_line_max' ) );
		} elseif ( '' !== $search ) {
			$filters['search']    = $search;
			$filters['all_words'] = get_current_user_id() > 0;
		}
		return array( $filters, $messages );
	}
}
